/** Page after a logout. The code of the landing page is not stored on the device. */
export const afterLogout = (): '/' | '/login' => (navigator.onLine ? '/' : '/login');
