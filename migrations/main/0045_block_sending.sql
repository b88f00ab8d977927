CREATE TABLE `block_sending` (
	`sender_id` text NOT NULL,
	`target_id` text NOT NULL,
	`key` text NOT NULL,
	`sent_at` integer NOT NULL,
	PRIMARY KEY(`sender_id`, `target_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `block_sending_by_time` ON `block_sending` (`sent_at`);