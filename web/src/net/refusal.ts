/** A request that was not carried out: the code says why to the program, the text to the player. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.name = "Refusal";
    this.code = code;
  }
}
