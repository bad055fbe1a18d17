export const LINE_END = /\r\n|\r|\n/;

interface LineCutter {
  write(text: string): void;
  end(): void;
}

/** Splits chunks of text into lines. */
export function createLineCutter(onLine: (line: string) => void): LineCutter {
  let pending = "";
  let endedWithReturn = false;
  return {
    write(text) {
      if (text === "") return;
      const fresh = endedWithReturn && text.startsWith("\n") ? text.slice(1) : text;
      endedWithReturn = text.endsWith("\r");
      const lines = (pending + fresh).split(LINE_END);
      pending = lines.pop() ?? "";
      lines.forEach(onLine);
    },
    end() {
      if (pending !== "") onLine(pending);
      pending = "";
    },
  };
}
