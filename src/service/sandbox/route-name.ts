/** The methods that operations have; with GET comes HEAD. */
export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** A method and a path template: `GET /api/v1/users/{user_id}`. */
export type RouteName = `${(typeof methods)[number]} /${string}`;
