import { Button } from "#app/components/button.tsx";
import { ErrorSummary } from "#app/components/fields/error-summary.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { ShownDevice } from "./shown-device.ts";

type DevicesPageProps = {
  title: string;
  devices: readonly ShownDevice[];
  done: "one" | "others" | null;
  answer: FormAnswer | undefined;
};

/** Where a player is signed in, and a way to end each (T20). */
export function DevicesPage({ title, devices, done, answer }: DevicesPageProps) {
  const { t } = useSpeech();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      {done ? <Notice kind="good">{t(`security.devices.done.${done}`)}</Notice> : null}
      <ErrorSummary answer={answer} />
      <p className="page__intro">{t("security.devices.intro")}</p>
      <ul className="devices">
        {devices.map((device) => (
          <li key={device.family} className="panel panel--row">
            <DeviceFacts {...device} />
            {device.isHere ? <SignOutHere /> : <SignOut family={device.family} name={device.name} />}
          </li>
        ))}
      </ul>
      {devices.some(({ isHere }) => !isHere) ? <SignOutOthers /> : null}
      <p>
        <a href={memberPaths.loginHistory()}>{t("security.devices.toHistory")}</a>
      </p>
    </div>
  );
}

function DeviceFacts({ name, place, signedIn, used, remembered, isHere }: ShownDevice) {
  const { t } = useSpeech();
  return (
    <div>
      <h2 className="devices__name">
        {name} {isHere ? <span className="tag tag--quiet">{t("security.devices.here")}</span> : null}
      </h2>
      <dl className="facts">
        <dt>{t("security.devices.place")}</dt>
        <dd>{place}</dd>
        <dt>{t("security.devices.used")}</dt>
        <dd>{used}</dd>
        <dt>{t("security.devices.signedIn")}</dt>
        <dd>{signedIn}</dd>
        {remembered ? (
          <>
            <dt>{t("security.devices.remembered")}</dt>
            <dd>{remembered}</dd>
          </>
        ) : null}
      </dl>
    </div>
  );
}

function SignOutHere() {
  const { t } = useSpeech();
  return (
    <a className="button button--quiet" href={paths.logout()}>
      {t("security.devices.signOutHere")}
    </a>
  );
}

function SignOut({ family, name }: Pick<ShownDevice, "family" | "name">) {
  const { t } = useSpeech();
  return (
    <PostForm action={memberPaths.devices()} id={`device-${family}`}>
      <input type="hidden" name="device" value={family} />
      <Button kind="quiet" aria-label={t("security.devices.signOutOf", { name })}>
        {t("security.devices.signOut")}
      </Button>
    </PostForm>
  );
}

function SignOutOthers() {
  const { t } = useSpeech();
  return (
    <PostForm action={memberPaths.devices()} id="other-devices">
      <Button kind="danger">{t("security.devices.signOutOthers")}</Button>
    </PostForm>
  );
}
