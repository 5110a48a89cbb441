const PICTURES = /\.(jpe?g|png|webp|avif)$/i;

/** The files that were dropped; of a folder, its pictures, however deep. */
export async function droppedFiles(drop: DataTransfer): Promise<File[]> {
  const entries = [...drop.items]
    .filter((item) => item.kind === "file")
    .map((item) => [item.webkitGetAsEntry?.() ?? null, item.getAsFile()] as const);
  const found = await Promise.all(
    entries.map(async ([entry, file]) =>
      entry?.isDirectory ? await picturesIn(entry as FileSystemDirectoryEntry) : file ? [file] : [],
    ),
  );
  return found.flat();
}

async function picturesIn(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const reader = folder.createReader();
  const found: File[] = [];
  // A reader gives its entries in portions, and an empty one at the end.
  for (let entries = await portion(reader); entries.length > 0; entries = await portion(reader)) {
    for (const entry of entries) {
      if (entry.isDirectory) found.push(...(await picturesIn(entry as FileSystemDirectoryEntry)));
      else if (PICTURES.test(entry.name)) found.push(await fileOf(entry as FileSystemFileEntry));
    }
  }
  return found;
}

function portion(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}
