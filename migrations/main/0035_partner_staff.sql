CREATE TABLE `partner_state` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`partner_id` text NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `partner_state_of` ON `partner_state` (`partner_id`,`id`);--> statement-breakpoint
CREATE INDEX `charge_surplus` ON `charge` (`created_at`) WHERE "charge"."is_surplus" = 1;--> statement-breakpoint
CREATE INDEX `partner_by_status` ON `partner` (`status`);--> statement-breakpoint
CREATE INDEX `payout_by_status` ON `payout` (`status`,`changed_at`,`id`);--> statement-breakpoint
-- drizzle-kit knows no triggers.
CREATE TRIGGER `partner_entered` AFTER INSERT ON `partner`
BEGIN
	INSERT INTO `partner_state` (`partner_id`, `status`, `at`) VALUES (NEW.`id`, NEW.`status`, NEW.`changed_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `partner_changed` AFTER UPDATE OF `status` ON `partner` WHEN OLD.`status` <> NEW.`status`
BEGIN
	INSERT INTO `partner_state` (`partner_id`, `status`, `at`) VALUES (NEW.`id`, NEW.`status`, NEW.`changed_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `partner_state_unchanged` BEFORE UPDATE ON `partner_state`
BEGIN
	SELECT RAISE(ABORT, 'The states of writers are never rewritten');
END;
--> statement-breakpoint
-- What is known of writers who were in the programme before.
INSERT INTO `partner_state` (`partner_id`, `status`, `at`) SELECT `id`, `status`, `changed_at` FROM `partner`;
