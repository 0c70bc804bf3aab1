import { useSpeech } from "#app/i18n/speech.tsx";
import { downloadPaths } from "./download-paths.ts";

export type ShownDoor = {
  readonly id: string;
  readonly domainName: string;
  readonly url: string;
  readonly isForPhones: boolean;
  /** Where its speed is measured; null for a file, which has none. */
  readonly origin: string | null;
};

type DoorProps = {
  readonly door: ShownDoor;
  readonly speed: number | null | undefined;
  readonly isFastest: boolean;
};

export function Door({ door, speed, isFastest }: DoorProps) {
  const { t } = useSpeech();
  const { id, domainName, url, isForPhones, origin } = door;
  return (
    <li className="door">
      <img
        className="door__code"
        src={downloadPaths.code(id)}
        alt={t("download.addresses.code", { domain: domainName })}
        width="144"
        height="144"
        loading="lazy"
      />
      <div className="door__facts">
        <p className="door__name">
          <bdi dir="ltr">{domainName}</bdi>
        </p>
        <p className="door__tags">
          {isForPhones ? <span className="door__tag">{t("download.addresses.phone")}</span> : null}
          {origin === null ? <span className="door__tag">{t("download.addresses.file")}</span> : null}
          {speed === undefined ? null : (
            <span className={speed === null ? "door__tag" : "door__tag door__tag--speed"}>
              {speed === null ? t("download.speed.silent") : t("download.speed.value", { ms: speed })}
            </span>
          )}
          {isFastest && speed ? <span className="door__tag">{t("download.speed.fastest")}</span> : null}
        </p>
        <a
          className="door__open"
          href={url}
          aria-label={t("download.addresses.open", { domain: domainName })}
        >
          {t("download.addresses.go")}
        </a>
      </div>
    </li>
  );
}
