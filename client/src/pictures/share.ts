/** Hands a picture to the share sheet of the device, or saves it where there is none. */
export async function share(blob: Blob, name: string, title: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (!navigator.canShare?.({ files: [file] })) return download(blob, name);
  await navigator.share({ files: [file], title }).catch((error: unknown) => {
    // Closing the sheet is an answer; a browser that will not share after all still saves.
    if (!(error instanceof DOMException && error.name === "AbortError")) download(blob, name);
  });
}

function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
