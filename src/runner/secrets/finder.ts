/** Forms are looked up by so many first characters. None is shorter. */
const START = 4;

export interface Found<Subject> {
  start: number;
  end: number;
  subject: Subject;
}

/** Finds forms in a text, of which many may begin alike: few lengths are compared at each place. */
export function createFinder<Subject>() {
  const lengthsByStart = new Map<string, Set<number>>();
  const subjectsByForm = new Map<string, Subject[]>();

  function add(form: string, subject: Subject): void {
    const start = form.slice(0, START);
    const lengths = lengthsByStart.get(start) ?? new Set();
    lengthsByStart.set(start, lengths.add(form.length));
    subjectsByForm.set(form, [...(subjectsByForm.get(form) ?? []), subject]);
  }

  const foundAt = (start: number, text: string): Found<Subject>[] =>
    [...(lengthsByStart.get(text.slice(start, start + START)) ?? [])].flatMap((length) => {
      const end = start + length;
      const subjects = subjectsByForm.get(text.slice(start, end)) ?? [];
      return subjects.map((subject) => ({ start, end, subject }));
    });

  function find(text: string): Found<Subject>[] {
    const found: Found<Subject>[] = [];
    for (let start = 0; start + START <= text.length; start++) found.push(...foundAt(start, text));
    return found;
  }

  return { add, find };
}
