/** How somebody comes back who has forgotten the password. */
export type RecoveryWay = "mail" | "mobile";
