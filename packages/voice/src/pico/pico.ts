import loadPico from '@echogarden/svoxpico-wasm';
import type { PicoModule } from '@echogarden/svoxpico-wasm';
import { joinPieces } from '../synthesis/join-pieces.ts';
import type { PicoParts } from './pico-parts.ts';

/** The part of the platform's WebAssembly used here; the types of Node name it without declaring it. */
declare const WebAssembly: {
  instantiate(program: WebAssembly.Module, imports: object): Promise<object>;
};

/** Samples a second of what the engine says. */
export const picoRateHz = 16_000;

/** How a text is said, in the engine's own measures: 100 is what it does by itself. */
export interface PicoManner {
  /** 50 to 200 percent of its own pitch. */
  readonly pitch: number;
  /** 20 to 500 percent of its own pace. */
  readonly pace: number;
}

/** Words that are said in one manner. */
export interface PicoRun extends PicoManner {
  readonly text: string;
}

/** What one voice may use; the engine asks for nothing else. */
const memoryBytes = 2_500_000;
/** As loud as it gets without its peaks being cut off, which they are at its own loudness. */
const volume = 55;
const resourceNameBytes = 32;
const samplesRoom = 4096;
const statuses = { fine: 0, idle: 200, busy: 201 } as const;

/**
 * SVOX Pico in WebAssembly: hidden Markov models of one speaker for each accent. Speaking blocks the thread, some 45 times
 * faster than the speech lasts. What it says depends a little on what it said before, since its noise goes on: whoever
 * wants the same sound of the same words opens a new one.
 */
export class Pico {
  readonly #module: PicoModule;
  readonly #engine: number;
  /** Room for an answer, and for samples. */
  readonly #answer: number;
  readonly #samples: number;

  private constructor(module: PicoModule, engine: number, answer: number) {
    this.#module = module;
    this.#engine = engine;
    this.#answer = answer;
    this.#samples = module._malloc(samplesRoom);
  }

  /** Takes some milliseconds, and 17 MB until nobody holds it. @throws Error when the parts are not its own. */
  static async open({ program, files }: PicoParts): Promise<Pico> {
    const module = await loadPico({
      instantiateWasm: (imports, use) => {
        void WebAssembly.instantiate(program, imports).then(use);
        return {};
      },
    });
    const answer = module._malloc(8);
    check(module._pico_initialize(module._malloc(memoryBytes), memoryBytes, answer), 'begin');
    const system = word(module, answer);
    const voice = text(module, 'voice');
    check(module._pico_createVoiceDefinition(system, voice), 'make a voice');
    for (const { name: path, bytes } of files) {
      module.FS.writeFile(path, bytes);
      check(module._pico_loadResource(system, text(module, path), answer), `read ${path}`);
      const name = module._malloc(resourceNameBytes);
      check(module._pico_getResourceName(system, word(module, answer), name), `name ${path}`);
      check(module._pico_addResourceToVoiceDefinition(system, voice, name), `add ${path}`);
    }
    check(module._pico_newEngine(system, voice, answer), 'start to speak');
    return new Pico(module, word(module, answer), answer);
  }

  /** The texts of runs are letters, digits and plain punctuation. @throws Error when the engine fails. */
  say(runs: readonly PicoRun[]): Float32Array {
    const parts = runs.map(({ text: words, pitch, pace }) => {
      const [high, fast] = [Math.round(pitch), Math.round(pace)];
      return `<pitch level="${high}"><speed level="${fast}">${words}</speed></pitch>`;
    });
    const said = `<volume level="${volume}">${parts.join(' ')}</volume>`;
    const address = text(this.#module, said);
    const end = address + Buffer.byteLength(said) + 1;
    const pieces: Int16Array[] = [];
    for (let next = address; next < end;) {
      check(this.#module._pico_putTextUtf8(this.#engine, next, end - next, this.#answer), 'read on');
      const taken = this.#count();
      pieces.push(...this.#listen());
      next += taken;
    }
    this.#module._free(address);
    return joinPieces(pieces);
  }

  /** What it says of the text that it has, until it asks for more. */
  #listen(): Int16Array[] {
    const { HEAPU8: memory } = this.#module;
    const pieces: Int16Array[] = [];
    for (let status: number = statuses.busy; status !== statuses.idle;) {
      const [answer, samples] = [this.#answer, this.#samples];
      status = this.#module._pico_getData(this.#engine, samples, samplesRoom, answer, answer + 4);
      check(status, 'go on');
      const bytes = this.#count();
      if (bytes > 0) {
        pieces.push(new Int16Array(memory.buffer.slice(samples, samples + bytes)));
      }
    }
    return pieces;
  }

  #count(): number {
    return new DataView(this.#module.HEAPU8.buffer).getInt16(this.#answer, true);
  }
}

function check(status: number, what: string): void {
  if (status !== statuses.fine && status !== statuses.idle && status !== statuses.busy) {
    throw new Error(`SVOX Pico could not ${what} (${status}).`);
  }
}

function word({ HEAPU8: memory }: PicoModule, address: number): number {
  return new DataView(memory.buffer).getUint32(address, true);
}

/** Address of a copy that ends with a zero byte. */
function text(module: PicoModule, value: string): number {
  const bytes = new TextEncoder().encode(`${value}\0`);
  const address = module._malloc(bytes.length);
  module.HEAPU8.set(bytes, address);
  return address;
}
