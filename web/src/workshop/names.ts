/** How knobs and their groups are called: in words of the workshop, or by the names that the game's rules have. */
import type { Words } from "../board/words";
import type { Texts } from "../texts";
import { groupPath, lastPart } from "./groups";

const asId = (path: string): string => path.replace(/[^A-Za-z0-9_-]/g, "-");

export class Names {
  constructor(
    private readonly texts: Texts,
    readonly words: Words,
  ) {}

  /** A group of knobs. */
  group(path: string): string {
    return this.words(`group-${asId(path)}`) || this.thing(path);
  }

  groupHint(path: string): string {
    return this.words(`group-${asId(path)}.hint`);
  }

  /** A knob among others of its group. */
  knob(path: string): string {
    return this.words(`knob-${asId(path)}`) || this.thing(path);
  }

  knobHint(path: string): string {
    return this.words(`knob-${asId(path)}.hint`);
  }

  /** A knob by itself, wherever it is. */
  whole(path: string): string {
    const group = groupPath(path);
    const name = this.knob(path);
    return this.words(`group-${asId(group)}.one`, { name }) || (this.words(`group-${asId(group)}`) ? `${this.group(group)}: ${name}` : name);
  }

  /** What is counted of turns. */
  often(word: string): string {
    return this.words(`often-${word}`) || word;
  }

  /** What seats drive or are. */
  kind(kind: string): string {
    return this.words(`kind-${kind}`) || this.words("kind");
  }

  name(of: string): string {
    const name = this.texts.name(of);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }

  private thing(path: string): string {
    const last = lastPart(path);
    const name = this.texts.hasName(last) ? this.texts.name(last) : last.replace(/[-_]+/g, " ");
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
}
