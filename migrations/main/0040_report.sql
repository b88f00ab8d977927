CREATE TABLE `report` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`reporter_id` text,
	`network_hash` text,
	`reason` text NOT NULL,
	`severity` integer NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`report_key` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_of_person` ON `report` (`case_id`,`reporter_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `report_of_network` ON `report` (`case_id`,`network_hash`) WHERE "report"."reporter_id" is null;--> statement-breakpoint
CREATE INDEX `report_of_case` ON `report` (`case_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `report_of_reporter` ON `report` (`reporter_id`,`created_at`,`id`) WHERE "report"."reporter_id" is not null;--> statement-breakpoint
CREATE TABLE `report_case` (
	`id` text PRIMARY KEY NOT NULL,
	`entity_type` text NOT NULL,
	`entity_id` text NOT NULL,
	`author_id` text NOT NULL,
	`collection_id` text,
	`state` text NOT NULL,
	`reason` text NOT NULL,
	`report_count` integer DEFAULT 0 NOT NULL,
	`weight` integer DEFAULT 0 NOT NULL,
	`priority` integer DEFAULT 0 NOT NULL,
	`snapshot` text NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`opened_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`decision` text,
	`decision_words` text,
	`decider_id` text,
	`decided_at` integer,
	`appeal_words` text,
	`appealed_at` integer,
	`appeal_reply` text,
	`appeal_decider_id` text,
	`appeal_decided_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_case_open` ON `report_case` (`entity_type`,`entity_id`) WHERE "report_case"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `report_case_queue` ON `report_case` (`state`,`priority`,`id`);--> statement-breakpoint
CREATE INDEX `report_case_queue_reason` ON `report_case` (`state`,`reason`,`priority`,`id`);--> statement-breakpoint
CREATE INDEX `report_case_of_collection` ON `report_case` (`collection_id`,`state`,`priority`,`id`);--> statement-breakpoint
CREATE INDEX `report_case_of_entity` ON `report_case` (`entity_type`,`entity_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `report_case_of_author` ON `report_case` (`author_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `report_case_by_decider` ON `report_case` (`decider_id`) WHERE "report_case"."decider_id" is not null;--> statement-breakpoint
CREATE INDEX `report_case_by_appeal_decider` ON `report_case` (`appeal_decider_id`) WHERE "report_case"."appeal_decider_id" is not null;--> statement-breakpoint
CREATE INDEX `report_case_by_time` ON `report_case` (`opened_at`,`reason`,`state`,`decision`);--> statement-breakpoint
ALTER TABLE `post` ADD `withheld_in` text;--> statement-breakpoint
CREATE INDEX `user_staff` ON `user` (`is_staff`) WHERE "user"."is_staff" = 1;