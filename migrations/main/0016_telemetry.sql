CREATE TABLE `client_error` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` integer NOT NULL,
	`at` integer NOT NULL,
	`name` text NOT NULL,
	`message` text NOT NULL,
	`stack` text NOT NULL,
	`file_name` text NOT NULL,
	`line_number` integer NOT NULL,
	`build` text NOT NULL,
	`location` text NOT NULL,
	`user_id` text,
	`user_agent` text
);
--> statement-breakpoint
CREATE INDEX `client_error_by_receipt` ON `client_error` (`received_at`);--> statement-breakpoint
CREATE INDEX `client_error_by_user` ON `client_error` (`user_id`) WHERE "client_error"."user_id" is not null;--> statement-breakpoint
CREATE TABLE `client_performance` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`received_at` integer NOT NULL,
	`kind` text NOT NULL,
	`page_type` text NOT NULL,
	`value` real NOT NULL,
	`is_logged_in` integer DEFAULT false NOT NULL,
	`is_mobile_or_tablet` integer DEFAULT false NOT NULL,
	`build` text NOT NULL,
	`parts` text
);
--> statement-breakpoint
CREATE INDEX `client_performance_by_kind` ON `client_performance` (`kind`,`page_type`,`received_at`);--> statement-breakpoint
CREATE INDEX `client_performance_by_receipt` ON `client_performance` (`received_at`);--> statement-breakpoint
CREATE TABLE `exposure` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` integer NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`variant` text NOT NULL,
	`post_id` text,
	`collection_id` text,
	`user_id` text
);
--> statement-breakpoint
CREATE INDEX `exposure_by_subject` ON `exposure` (`kind`,`subject`,`received_at`);--> statement-breakpoint
CREATE INDEX `exposure_by_receipt` ON `exposure` (`received_at`);--> statement-breakpoint
CREATE INDEX `exposure_by_user` ON `exposure` (`user_id`) WHERE "exposure"."user_id" is not null;--> statement-breakpoint
CREATE TABLE `report_count` (
	`kind` text NOT NULL,
	`day` integer NOT NULL,
	`rows` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`kind`, `day`)
);
