CREATE TABLE `trial` (
	`id` text PRIMARY KEY NOT NULL,
	`begun_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trial_by_time` ON `trial` (`begun_at`);