// A websocket as small as it can be, the same for both load generators, because they run on the processors that
// the servers are measured on. All sockets read into one buffer: who hears a message has to copy what it keeps.
import { connect } from "node:net";

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const CLOSE = 0x88;
const MASKED = 0x80;
const NOTHING = Buffer.alloc(0);
const BLANK = "\r\n\r\n";
const SWITCHING = "HTTP/1.1 101 ";
const incoming = Buffer.allocUnsafe(1 << 16);

export function begins(data, text) {
  return data.latin1Slice(0, text.length) === text;
}

// A frame as a client sends it: masked.
function frame(kind, text) {
  const size = Buffer.byteLength(text);
  if (size > 0xffff) throw new Error("longer than anything that is sent here");
  const head = size < 126 ? 2 : 4;
  const data = Buffer.allocUnsafe(head + 4 + size);
  data[0] = kind;
  data[1] = MASKED | (size < 126 ? size : 126);
  if (head === 4) data.writeUInt16BE(size, 2);
  data.writeUInt32BE((Math.random() * 2 ** 32) >>> 0, head);
  data.write(text, head + 4);
  for (let place = 0; place < size; place += 1) data[head + 4 + place] ^= data[head + (place & 3)];
  return data;
}

export class Link {
  // Connect and say hello; `hear` gets the link and each message.
  constructor(port, path, protocols, hear) {
    this.hear = hear;
    this.rest = NOTHING;
    this.isUpgraded = false;
    this.isClosed = false;
    const key = Buffer.from(Array.from({ length: 16 }, () => Math.random() * 256)).toString("base64");
    const wanted = protocols.length ? [`Sec-WebSocket-Protocol: ${protocols.join(", ")}`] : [];
    const lines = [
      `GET ${path} HTTP/1.1`,
      `Host: localhost:${port}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      `Sec-WebSocket-Key: ${key}`,
      ...wanted,
    ];
    const callback = (size, buffer) => this.read(buffer.subarray(0, size));
    this.socket = connect({ host: "localhost", port, noDelay: true, onread: { buffer: incoming, callback } });
    this.socket.on("close", () => this.lost("closed"));
    this.socket.on("error", (error) => this.lost(error.message));
    this.socket.write(lines.join("\r\n") + BLANK);
  }

  send(text) {
    this.socket.write(frame(TEXT, text));
  }

  close() {
    this.isClosed = true;
    this.socket.end(frame(CLOSE, ""));
  }

  lost(why) {
    if (this.isClosed) return;
    console.error(`a connection was lost: ${why}`);
    process.exit(1);
  }

  read(data) {
    if (this.rest.length) data = Buffer.concat([this.rest, data]);
    let place = this.isUpgraded ? 0 : this.upgrade(data);
    while (this.isUpgraded && data.length - place >= 2) {
      let length = data[place + 1];
      let start = place + 2;
      if (length >= 126) {
        start += length === 126 ? 2 : 8;
        if (data.length < start) break;
        length = length === 126 ? data.readUInt16BE(place + 2) : Number(data.readBigUInt64BE(place + 2));
      }
      if (data.length < start + length) break;
      this.take(data[place], data.subarray(start, start + length));
      place = start + length;
    }
    this.rest = place < data.length ? Buffer.from(data.subarray(place)) : NOTHING;
    return true;
  }

  // Return where the answer to the hello ends, 0 when it is not there yet.
  upgrade(data) {
    const end = data.indexOf(BLANK);
    if (end < 0) return 0;
    if (!begins(data, SWITCHING)) this.lost(data.latin1Slice(0, end));
    this.isUpgraded = true;
    return end + BLANK.length;
  }

  take(kind, message) {
    if (this.isClosed) return;
    if (kind === TEXT) this.hear(this, message);
    else if (kind === PING) this.socket.write(frame(PONG, message.latin1Slice()));
    else if (kind === CLOSE) this.lost("closed by the server");
    else throw new Error(`a frame of kind ${kind} was not expected`);
  }
}
