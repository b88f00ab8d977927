CREATE TABLE `newsletter_recommendation` (
	`newsletter_id` text NOT NULL,
	`recommended_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`refused_at` integer,
	PRIMARY KEY(`newsletter_id`, `recommended_id`)
);
--> statement-breakpoint
CREATE INDEX `newsletter_recommendation_given` ON `newsletter_recommendation` (`newsletter_id`,`created_at`,`recommended_id`);--> statement-breakpoint
CREATE INDEX `newsletter_recommendation_got` ON `newsletter_recommendation` (`recommended_id`,`created_at`,`newsletter_id`);--> statement-breakpoint
CREATE TABLE `welcome_delivery` (
	`welcome_id` text NOT NULL,
	`subscriber_id` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`due_at` integer,
	`handed_at` integer,
	`refusals` integer DEFAULT 0 NOT NULL,
	`settled_at` integer,
	PRIMARY KEY(`welcome_id`, `subscriber_id`)
);
--> statement-breakpoint
CREATE INDEX `welcome_delivery_due` ON `welcome_delivery` (`due_at`);--> statement-breakpoint
CREATE INDEX `welcome_delivery_of_subscriber` ON `welcome_delivery` (`subscriber_id`);--> statement-breakpoint
CREATE TABLE `welcome_letter` (
	`id` text PRIMARY KEY NOT NULL,
	`newsletter_id` text NOT NULL,
	`day` integer NOT NULL,
	`is_on` integer DEFAULT false NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`post_id` text,
	`created_at` integer NOT NULL,
	`sent_count` integer DEFAULT 0 NOT NULL,
	`skipped_count` integer DEFAULT 0 NOT NULL,
	`failed_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `welcome_letter_of_newsletter` ON `welcome_letter` (`newsletter_id`,`day`);--> statement-breakpoint
ALTER TABLE `letter` ADD `sender_address` text;--> statement-breakpoint
ALTER TABLE `letter` ADD `audience_tag` text;--> statement-breakpoint
ALTER TABLE `letter` ADD `audience_since` integer;--> statement-breakpoint
ALTER TABLE `letter` ADD `with_story` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `letter_with_story` ON `letter` (`post_id`,`with_story`);--> statement-breakpoint
ALTER TABLE `newsletter` ADD `sender_address` text;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `has_referrals` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `sends_stories` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `count_due_at` integer;--> statement-breakpoint
CREATE INDEX `newsletter_count_due` ON `newsletter` (`count_due_at`);--> statement-breakpoint
ALTER TABLE `subscriber` ADD `recommended_by` text;--> statement-breakpoint
ALTER TABLE `subscriber` ADD `referrer_id` text;--> statement-breakpoint
CREATE INDEX `subscriber_recommended` ON `subscriber` (`recommended_by`,`newsletter_id`);--> statement-breakpoint
CREATE INDEX `subscriber_referred` ON `subscriber` (`newsletter_id`,`referrer_id`) WHERE "subscriber"."referrer_id" is not null;--> statement-breakpoint
CREATE INDEX `milestone_of_subject` ON `milestone` (`kind`,`subject_id`,`reached`);