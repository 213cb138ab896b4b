/** The parts of the package that are used; it comes without declarations. Addresses are bytes in {@link PicoModule.HEAPU8}. */
declare module '@echogarden/svoxpico-wasm' {
  /** 0 where it went well; the engine's own numbers otherwise. */
  type Status = number;

  export interface PicoModule {
    /** All memory; another one once it has grown. */
    readonly HEAPU8: Uint8Array<ArrayBuffer>;
    readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
    _malloc(bytes: number): number;
    _free(address: number): void;
    _pico_initialize(memory: number, bytes: number, system: number): Status;
    _pico_loadResource(system: number, path: number, resource: number): Status;
    /** `name` has room for 32 bytes. */
    _pico_getResourceName(system: number, resource: number, name: number): Status;
    _pico_createVoiceDefinition(system: number, voice: number): Status;
    _pico_addResourceToVoiceDefinition(system: number, voice: number, resourceName: number): Status;
    _pico_newEngine(system: number, voice: number, engine: number): Status;
    /** Takes as many bytes as fit, and writes how many as 16 bits; a zero byte ends what is said. */
    _pico_putTextUtf8(engine: number, text: number, bytes: number, taken: number): Status;
    /** Writes a few 16-bit samples and how many bytes they are; 201 where more may come, 200 where nothing is left. */
    _pico_getData(engine: number, samples: number, room: number, bytes: number, kind: number): Status;
  }

  /** How the program is started, where it has been compiled before. */
  interface PicoStart {
    readonly instantiateWasm: (imports: object, use: (instance: object) => void) => object;
  }

  const load: (start: PicoStart) => Promise<PicoModule>;
  export { load as default };
}
