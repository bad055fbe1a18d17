export const LINE_END = /\r\n|\r|\n/;

interface LineCutter {
  write(text: string): void;
  end(): void;
}

/** Splits chunks of text into lines. */
export function createLineCutter(onLine: (line: string) => void): LineCutter {
  let partialLine = "";
  let endedWithReturn = false;
  return {
    write(text) {
      if (text === "") return;
      const newText = endedWithReturn && text.startsWith("\n") ? text.slice(1) : text;
      endedWithReturn = text.endsWith("\r");
      const lines = (partialLine + newText).split(LINE_END);
      partialLine = lines.pop() ?? "";
      lines.forEach(onLine);
    },
    end() {
      if (partialLine !== "") onLine(partialLine);
      partialLine = "";
    },
  };
}
