/** Stamped on every figure that is kept: counted up whenever the same input could come to another result. */
export const MOTOR_DCI = 'dci-1.0.0';
