const MB = 1024 * 1024;

/** What a page takes of files, with the fields around them. */
export type UploadBounds = {
  readonly path: RegExp;
  readonly bytesMax: number;
  readonly fileBytesMax: number;
  readonly filesMax: number;
};

/**
 * Pages that take files, with or without script; anywhere else a file cannot be read. That of a deposit takes one
 * picture. Those of an application, of a question and of how a player is known say themselves which picture is too large.
 */
const UPLOADS: readonly UploadBounds[] = [
  {
    path: /^\/member\/depositv2\/[A-Za-z0-9-]{1,40}(?:\.data)?$/,
    bytesMax: 6 * MB,
    fileBytesMax: 5 * MB,
    filesMax: 1,
  },
  {
    path: /^\/member\/applications\/[A-Za-z0-9_-]{1,60}(?:\.data)?$/,
    bytesMax: 21 * MB,
    fileBytesMax: 21 * MB,
    filesMax: 10,
  },
  {
    path: /^\/customerService(?:\.data)?$/,
    bytesMax: 21 * MB,
    fileBytesMax: 21 * MB,
    filesMax: 10,
  },
  {
    path: /^\/member\/securityCenter\/persona(?:\.data)?$/,
    bytesMax: 11 * MB,
    fileBytesMax: 11 * MB,
    filesMax: 1,
  },
];

/** What the page of a path takes of files; nothing where it takes none. */
export function boundsAt(path: string): UploadBounds | undefined {
  return UPLOADS.find((one) => one.path.test(path));
}
