/** Copy a text, and answer whether that worked; `field` holds it too. */
export async function copied(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without TLS browsers give no clipboard, but still this old way.
    field?.select();
    return document.execCommand("copy");
  }
}
