import type { ComponentProps, ReactNode } from "react";

type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
  kind: "primary" | "quiet" | "danger";
  className?: string;
  children: ReactNode;
};

/** A submit button unless `type` says otherwise. */
export function Button({ kind, className, type = "submit", children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={`button button--${kind}${className ? ` ${className}` : ""}`}>
      {children}
    </button>
  );
}
