/**
 * Unsent changes of a mentor and a tick of a student, as the release before has stored them in
 * localStorage: texts of a device, not made by the code under test. One release reads what the one
 * before has stored, and an open page of that one what this one stores.
 */
export const STORED_CHANGES = {
  UpdateProgress:
    '[{"id":"ceb1cd1e4f48cc738bfb38f4de3488fb","operation":"UpdateProgress","subject":"UpdateProgress p1 s2","input":{"personId":"p1","clubId":"c1","stageId":"s2","status":"IN_PROGRESS","feedback":"Bring the form.","idempotencyKey":"ceb1cd1e4f48cc738bfb38f4de3488fb","ifVersion":"v-s2"},"personName":"Asha Rao","stageName":"Assessment","keptAt":1795856400000}]',
  SetNextSession:
    '[{"id":"7179321126653a155ce1225600325063","operation":"SetNextSession","subject":"SetNextSession p1","input":{"personId":"p1","ifVersion":"\\"n1\\"","at":"2026-12-04T11:00:00.000Z","place":"Room 12","idempotencyKey":"7179321126653a155ce1225600325063"},"keptAt":1795856400000,"personName":"Asha Rao","text":"Next session: Fri, Dec 4, 16:30, Room 12"}]',
  CancelNextSession:
    '[{"id":"99f62972ba36dfe4fb397cf45e377485","operation":"CancelNextSession","subject":"SetNextSession p1","input":{"personId":"p1","ifVersion":"\\"n1\\"","idempotencyKey":"99f62972ba36dfe4fb397cf45e377485"},"keptAt":1795856400000,"personName":"Asha Rao","text":"Cancel Fri, Dec 4, 16:30"}]',
  MissNextSession:
    '[{"id":"55d264db67cf548c26a14514070be9b6","operation":"MissNextSession","subject":"MissNextSession p1","input":{"personId":"p1","ifVersion":"\\"n1\\"","idempotencyKey":"55d264db67cf548c26a14514070be9b6"},"keptAt":1795856400000,"personName":"Asha Rao","text":"Fri, Dec 4, 16:30 did not take place"}]',
  AddAgreedStep:
    '[{"id":"7b93052372b36f8a23d746c8b7307fbd","operation":"AddAgreedStep","subject":"AddAgreedStep 7b93052372b36f8a23d746c8b7307fbd","input":{"personId":"p1","text":"Read two chapters","dueOn":"2026-12-04","idempotencyKey":"7b93052372b36f8a23d746c8b7307fbd"},"keptAt":1795856400000,"personName":"Asha Rao","text":"Step: Read two chapters"}]',
  UpdateAgreedStep:
    '[{"id":"c6bb492c34d1816880a982f4d8ebb1fd","operation":"UpdateAgreedStep","subject":"UpdateAgreedStep a1","input":{"personId":"p1","stepId":"a1","ifVersion":"\\"a1\\"","text":"Read today","dueOn":null,"idempotencyKey":"c6bb492c34d1816880a982f4d8ebb1fd"},"keptAt":1795856400000,"personName":"Asha Rao","text":"Step: Read today"}]',
  RemoveAgreedStep:
    '[{"id":"65e162fbf74c52ba5546bb4698e27275","operation":"RemoveAgreedStep","subject":"RemoveAgreedStep a1","input":{"personId":"p1","stepId":"a1","ifVersion":"\\"a1\\"","idempotencyKey":"65e162fbf74c52ba5546bb4698e27275"},"keptAt":1795856400000,"personName":"Asha Rao","text":"Remove Read two chapters"}]',
  TickAgreedStep:
    '[{"id":"492537b2ea7b27e8b7a4a7aa049c201c","operation":"TickAgreedStep","subject":"TickAgreedStep a1","input":{"personId":"p1","stepId":"a1","ifVersion":"\\"a1\\"","isDone":true,"idempotencyKey":"492537b2ea7b27e8b7a4a7aa049c201c"},"keptAt":1795856400000,"personName":"Asha Rao","text":"Done: Read two chapters"}]',
  'without operation':
    '[{"id":"ceb1cd1e4f48cc738bfb38f4de3488fb","input":{"personId":"p1","clubId":"c1","stageId":"s2","status":"IN_PROGRESS","feedback":"Bring the form.","idempotencyKey":"ceb1cd1e4f48cc738bfb38f4de3488fb","ifVersion":"v-s2"},"personName":"Asha Rao","stageName":"Assessment","keptAt":1795856400000}]',
};

export const STORED_TICK =
  '[{"id":"7582460bcc2b907c6087c68f23216f0b","operation":"TickAgreedStep","subject":"step 1","input":{"personId":"u1","stepId":"1","isDone":true,"idempotencyKey":"7582460bcc2b907c6087c68f23216f0b","ifVersion":"v-1"},"text":"Bring the marksheet","keptAt":1795856400000}]';

/** Stores a text in place of the unsent changes of a user. */
export const storeUnsent = (userId: string, text: string) => {
  localStorage.setItem(`draft:${userId}:waiting updates`, text);
};
