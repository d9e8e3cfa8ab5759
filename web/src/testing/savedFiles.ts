import { afterEach, beforeEach, vi } from 'vitest';

/** Collects the files that a test downloads. */
export function savedFiles(): { name: string; text: Promise<string> }[] {
  const saved: { name: string; text: Promise<string> }[] = [];
  let blob: Blob | undefined;
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (file: Blob) => {
      blob = file;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, text: textOf(blob as Blob) });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return saved;
}

/** The text with its byte order mark. */
const textOf = async (file: Blob) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
