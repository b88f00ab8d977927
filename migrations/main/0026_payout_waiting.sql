DROP INDEX `payout_waiting`;--> statement-breakpoint
CREATE INDEX `payout_waiting` ON `payout` (`warnings`,`waits_since`,`id`) WHERE "payout"."waits_since" is not null;