/** Stored with every kept figure. Raise it whenever the same input could give another result. */
export const MOTOR_DCI = 'dci-1.0.0';
