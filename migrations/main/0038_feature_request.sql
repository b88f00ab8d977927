CREATE TABLE `feature_request` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`writer_id` text NOT NULL,
	`state` text NOT NULL,
	`asked_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feature_request_open` ON `feature_request` (`post_id`) WHERE "feature_request"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `feature_request_of_post` ON `feature_request` (`post_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `feature_request_of_writer` ON `feature_request` (`writer_id`);--> statement-breakpoint
CREATE INDEX `feature_request_newest` ON `feature_request` (`asked_at`,`id`);