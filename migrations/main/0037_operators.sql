CREATE TABLE `site_flag` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`set_at` integer NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
DROP INDEX `account_export_running`;--> statement-breakpoint
ALTER TABLE `account_export` ADD `is_whole_site` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `account_export_of_site` ON `account_export` (`created_at`,`id`) WHERE "account_export"."is_whole_site" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `account_export_running` ON `account_export` (`owner_id`,`is_whole_site`) WHERE "account_export"."finished_at" is null;--> statement-breakpoint
ALTER TABLE `tag` ADD `is_hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `moderation_act_of_action` ON `moderation_act` (`action`,`id`);--> statement-breakpoint
CREATE INDEX `moderation_act_of_staff` ON `moderation_act` (`staff_id`,`id`);--> statement-breakpoint
CREATE INDEX `moderation_act_of_staff_action` ON `moderation_act` (`staff_id`,`action`,`id`);