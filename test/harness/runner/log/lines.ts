export const LINE_END = /\r\n|\r|\n/;

/** Splits chunks of text into lines. */
export function createLineSplitter(onLine: (line: string) => void) {
  let partialLine = "";
  let endedWithReturn = false;
  return {
    write(text: string): void {
      if (text === "") return;
      const newText = endedWithReturn && text.startsWith("\n") ? text.slice(1) : text;
      endedWithReturn = text.endsWith("\r");
      const lines = (partialLine + newText).split(LINE_END);
      partialLine = lines.pop() ?? "";
      lines.forEach(onLine);
    },
    end(): void {
      if (partialLine !== "") onLine(partialLine);
      partialLine = "";
    },
  };
}
