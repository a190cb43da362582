import { ApiError } from "../lib/api.ts";
import { hasWords, say } from "../lib/words.ts";

/** What went wrong, in words; of a file `withLine`. */
export function trouble(error: unknown, withLine = false): string {
  if (!(error instanceof ApiError)) return say("start-trouble", { code: String(error) });
  if (error.status === 0) return say("start-no-server");
  if (error.message !== error.code) {
    const line: unknown = error.params["line"];
    return withLine && typeof line === "number" ? say("error-at-line", { line, message: error.message }) : error.message;
  }
  const key = `error-${error.code}`;
  if (!hasWords(key)) return say("start-trouble", { code: error.code });
  const params = Object.entries(error.params).map(([name, value]) => [
    name,
    typeof value === "number" ? value : Array.isArray(value) ? value.join(", ") : String(value ?? ""),
  ]);
  return say(key, Object.fromEntries(params));
}
