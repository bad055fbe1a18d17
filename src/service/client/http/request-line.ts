/** One request and what came of it. */
export interface Attempt {
  method: string;
  path: string;
  /** Until the head of the answer. */
  ms: number;
  /** The status of the answer, or what went wrong instead. */
  result: number | string;
  /** What the service calls this request. */
  requestId: string | string[] | undefined;
}

/** An id of any other form may be made to fill a log, or to look like a part of it. */
const PLAIN_ID = /^[\w.+/=-]{1,128}$/;

const isAnswer = (result: Attempt["result"]) =>
  typeof result === "number" && result < 500 && ![408, 425, 429].includes(result);

/** Tells of each request in one line, with the number of the attempt since the last answer. */
export function requestLines(debug: (line: string) => void): (attempt: Attempt) => void {
  const failures = new Map<string, number>();
  return ({ method, path, ms, result, requestId }) => {
    const request = `${method} ${path.replace(/\?.*$/, "")}`;
    const number = (failures.get(request) ?? 0) + 1;
    failures.set(request, isAnswer(result) ? 0 : number);
    const id = typeof requestId === "string" && PLAIN_ID.test(requestId) ? requestId : "";
    const named = id === "" ? "" : `, request id ${id}`;
    debug(`${request}: ${result}, ${Math.round(ms)} ms, attempt ${number}${named}`);
  };
}
