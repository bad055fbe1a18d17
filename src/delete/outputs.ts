/** Every output and its meaning. Absent means empty. Each is set as soon as it is known. */
export const outputs = {
  deployment_id: "The deployment that is deleted. Empty if there is none of that name.",
  deployment_name: "Its name.",
  outcome: "How it ended: see the table of outcomes.",
  elapsed_seconds: "Duration of the whole step.",
  error_message: "What went wrong, in one line.",
} as const;

export type Output = keyof typeof outputs;
