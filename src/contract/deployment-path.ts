/** Of one deployment. Apart from the schemas, so that it can be asked for before they are loaded. */
export const DEPLOYMENT_PATH = "/v2/deployments/{deployment_id}";
