/** Variables that a container has already. Beyond the contract: predefined-variables. */
export const PREDEFINED_VARIABLES: readonly string[] = ["PORT", "PATH"];

/** Variables that the platform sets by itself. Beyond the contract: reserved-variables. */
export const RESERVED_VARIABLES: readonly string[] = [
  "LANGSMITH_API_KEY",
  "LANGSMITH_DEPLOYMENT_NAME",
  "LANGSMITH_ENDPOINT",
  "LANGSMITH_PROJECT",
  "LANGSMITH_TENANT_ID",
  "LANGSMITH_TRACING_V2",
  "LANGCHAIN_API_KEY",
  "LANGCHAIN_ENDPOINT",
  "LANGCHAIN_PROJECT",
  "LANGCHAIN_TRACING_V2",
  "LANGGRAPH_CLOUD_LICENSE_KEY",
  "DATABASE_URI",
  "POSTGRES_PASSWORD",
  "POSTGRES_URI",
  "REDIS_URI",
];
