CREATE TABLE `moderation_act` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`staff_id` text NOT NULL,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `moderation_act_of_subject` ON `moderation_act` (`subject_kind`,`subject_id`,`id`);--> statement-breakpoint
CREATE TRIGGER `moderation_act_unchanged` BEFORE UPDATE ON `moderation_act`
BEGIN
	SELECT RAISE(ABORT, 'The moderation log is never rewritten');
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_act_kept` BEFORE DELETE ON `moderation_act`
BEGIN
	SELECT RAISE(ABORT, 'The moderation log is never rewritten');
END;
