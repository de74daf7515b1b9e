/** A request that was not carried out: the code says why to the program, the text to the player. */
export class Refusal extends Error {
  readonly code: string;
  /** The option of a set-up that is to blame, if one is. */
  readonly option: string;

  constructor(code: string, text: string, option = "") {
    super(text);
    this.name = "Refusal";
    this.code = code;
    this.option = option;
  }
}
