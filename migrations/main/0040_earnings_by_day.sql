CREATE TABLE `partner_country` (
	`partner_id` text NOT NULL,
	`month` text NOT NULL,
	`country` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`cycles` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `month`, `country`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `partner_day` (
	`partner_id` text NOT NULL,
	`post_id` text NOT NULL,
	`day` integer NOT NULL,
	`currency` text NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `post_id`, `day`, `currency`)
);
--> statement-breakpoint
CREATE INDEX `partner_day_of` ON `partner_day` (`partner_id`,`day`,`currency`,`amount`);--> statement-breakpoint
ALTER TABLE `tax_form` ADD `reminders` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `tax_form_expiring` ON `tax_form` (`reminders`,`expires_at`) WHERE "tax_form"."ended_at" is null;
--> statement-breakpoint
-- What was divided before, as far as its cycles are kept.
INSERT INTO `partner_day` SELECT l.`partner_id`, l.`post_id`, c.`divided_at` / 86400000, c.`currency`, sum(l.`amount`) FROM `partner_line` l JOIN `partner_cycle` c ON c.`charge_id` = l.`charge_id` AND c.`number` = l.`number` AND c.`round` = l.`round` WHERE l.`amount` <> 0 GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO `partner_country` SELECT l.`partner_id`, l.`month`, coalesce(m.`country`, ''), c.`currency`, sum(l.`amount`), count(DISTINCT CASE WHEN l.`round` = 0 THEN l.`charge_id` || ':' || l.`number` END) FROM `partner_line` l JOIN `partner_cycle` c ON c.`charge_id` = l.`charge_id` AND c.`number` = l.`number` AND c.`round` = l.`round` LEFT JOIN `charge` h ON h.`id` = l.`charge_id` LEFT JOIN `membership` m ON m.`id` = h.`membership_id` WHERE l.`amount` <> 0 GROUP BY 1, 2, 3, 4;
