export { BEACON_ENVIRONMENT, type BeaconSetup, beaconSetup } from "./beacon-setup.ts";
export { drandBeacon } from "./drand.ts";
