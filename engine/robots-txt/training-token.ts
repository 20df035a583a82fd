/**
 * The shared name for AI training in a User-agent line: its group says what may be used for training.
 * https://datatracker.ietf.org/doc/draft-kelley-aipref-training-preference-signal/ (00, 30 October 2026);
 * its spelling is known to us from a second source.
 */
export const TRAINING_TOKEN = "__usage_ai-training";
