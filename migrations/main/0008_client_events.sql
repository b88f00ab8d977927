CREATE TABLE `client_event` (
	`event_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`user_id` text,
	`data` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `client_event_by_key` ON `client_event` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `client_event_by_receipt` ON `client_event` (`received_at`);--> statement-breakpoint
CREATE INDEX `client_event_by_user` ON `client_event` (`user_id`) WHERE user_id IS NOT NULL;