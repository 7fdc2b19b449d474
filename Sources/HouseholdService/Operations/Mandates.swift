package import HouseholdModel

// Rights that several operations share, and which these are. Nobody takes one elsewhere: a test sees to that.

// MARK: - Coming in, and moving points

/// Tells whoever comes in of wrong passwords that were typed for them.
protocol TellsMisses: Change {}
extension LogIn: TellsMisses {}
extension RecoverAccount: TellsMisses {}

/// Notes which rewards are reached, and gives the badges for them.
protocol ReachesRewards: Change {}

/// Sets a reward.
protocol SetsRewards: ReachesRewards where Subject == Household {}
extension AddReward: SetsRewards {}
extension ImportList: SetsRewards {}

/// Moves points, with the rewards and badges that come and go with them.
protocol MovesPoints: ReachesRewards {}
extension ApproveUnseen: MovesPoints {}
extension CreditAllowances: MovesPoints {}
extension GivePoints: MovesPoints {}
extension ImportList: MovesPoints {}
extension RejectChore: MovesPoints {}
extension RequestReward: MovesPoints {}
extension TakePoints: MovesPoints {}
extension UndoChore: MovesPoints {}

/// Books money, with the points that become it.
protocol MovesMoney: MovesPoints where Subject == Member {}
extension ChargeMoney: MovesMoney {}
extension PayMoney: MovesMoney {}
extension PayOut: MovesMoney {}
extension ReverseMoney: MovesMoney {}
extension SettleMoney: MovesMoney {}

/// Moves money back.
protocol ReversesMoney: MovesPoints {}
extension ReverseMoney: ReversesMoney {}
extension TakeBack: ReversesMoney {}

/// Takes a bonus or a deduction back.
protocol ReversesEntries: MovesPoints {}
extension ReversePoints: ReversesEntries {}
extension TakeBack: ReversesEntries {}

// MARK: - Chores

/// Adds a chore.
package protocol AddsChores: Change where Subject == Household {}
extension AddChore: AddsChores {}
extension AddTodo: AddsChores {}
extension ImportList: AddsChores {}
extension ProposeChore: AddsChores {}

/// Changes the plan of a chore.
protocol PlansChores: Change where Subject == Chore {}
extension AcceptChore: PlansChores {}
extension EditChore: PlansChores {}
extension EditTodo: PlansChores {}

/// Takes a chore out of every list.
protocol DeletesChores: Change where Subject == Chore {}
extension DeclineChore: DeletesChores {}
extension DeleteChore: DeletesChores {}
extension DeleteTodo: DeletesChores {}
extension WithdrawChore: DeletesChores {}

/// Lets a chore go on from today.
protocol GoesOnToday: Change where Subject == Chore {}
extension AcceptChore: GoesOnToday {}
extension RestoreChore: GoesOnToday {}

/// Lets a chore rest, or takes it up again.
protocol RestsChores: GoesOnToday {}
extension PauseChore: RestsChores {}
extension ResumeChore: RestsChores {}

/// Takes an open chore, or hands it back.
protocol TakesChores: Change where Subject == Occurrence {}
extension ClaimChore: TakesChores {}
extension UnclaimChore: TakesChores {}

/// Keeps what is said about a date before it is done.
protocol KeepsDates: Change where Subject == Occurrence {}
extension CheckChore: KeepsDates {}
extension ExcuseChore: KeepsDates {}
extension OfferChore: KeepsDates {}
extension RefuseOffer: KeepsDates {}
extension RetractOffer: KeepsDates {}
extension TakeOverChore: KeepsDates {}

/// Goes on to the dates that follow.
protocol GoesOn: Change {}
extension AddAbsence: GoesOn {}
extension SkipChore: GoesOn {}

/// Says that a chore was done well.
protocol ApprovesChores: MovesPoints where Subject == Occurrence {}
extension ApproveByReply: ApprovesChores {}
extension ApproveChore: ApprovesChores {}

/// Marks a chore as done.
protocol CompletesChores: GoesOn, MovesPoints where Subject == Occurrence {}
extension CompleteChore: CompletesChores {}
extension CompleteChoreFor: CompletesChores {}

/// Adds a routine, changes it, or takes it apart.
protocol KeepsRoutines: Change where Subject == Household {}
extension AddRoutine: KeepsRoutines {}
extension DeleteRoutine: KeepsRoutines {}
extension EditRoutine: KeepsRoutines {}

// MARK: - Rewards

/// Changes a reward.
protocol PlansRewards: ReachesRewards where Subject == Reward {}
extension EditReward: PlansRewards {}
extension RetireReward: PlansRewards {}

/// Puts points into the jar for a goal, or takes some out.
protocol FillsJars: Change where Subject == Member {}
extension SaveForGoal: FillsJars {}
extension TakeFromJar: FillsJars {}

/// Lets a request for a reward go on.
protocol AdvancesRequests: Change {}
extension DeliverRequest: AdvancesRequests {}

/// Answers a request for a reward, and moves what was set aside.
protocol AnswersRequests: AdvancesRequests, MovesPoints {}
extension DeclineRequest: AnswersRequests {}
extension GrantRequest: AnswersRequests {}
extension TakeBack: AnswersRequests {}
extension WithdrawRequest: AnswersRequests {}

/// Lets a wish wait no more.
protocol AnswersWishes: Change where Subject == Wish {}
extension PriceWish: AnswersWishes {}
extension RefuseWish: AnswersWishes {}
extension RetractWish: AnswersWishes {}

// MARK: - The household

/// Lets the caller's session act in another household.
protocol EntersHouseholds: Change where Subject == Program {}
extension CreateHousehold: EntersHouseholds {}
extension ImportHousehold: EntersHouseholds {}
extension JoinHousehold: EntersHouseholds {}
extension SwitchHousehold: EntersHouseholds {}

/// Lets somebody be no member any more.
protocol EndsMemberships: GoesOn, AnswersRequests, EndsPasses {}
extension CancelInvitation: EndsMemberships {}
extension LeaveHousehold: EndsMemberships {}
extension RemoveMember: EndsMemberships {}
extension TakeBack: EndsMemberships {}

/// Ends the pass of somebody who is no helper any more.
protocol EndsPasses: Change {}
extension ChangeRole: EndsPasses {}

/// Makes a parent of somebody.
protocol MakesParents: Change {}
extension AdmitMember: MakesParents {}
extension ChangeRole: MakesParents {}
extension JoinHousehold: MakesParents {}

/// Lets dates and weeks follow other clocks, and what waits wait from now on.
protocol RecountsDays: Change {}
extension ChangeSettings: RecountsDays {}
extension TakeBack: RecountsDays {}

/// Answers whoever waits to be let in.
protocol AnswersGuests: Change where Subject == Household {}
extension AdmitMember: AnswersGuests {}
extension RefuseMember: AnswersGuests {}

/// Lets somebody wait to be let in no more.
protocol StopsWaiting: Change where Subject == Program {}
extension DeleteAccount: StopsWaiting {}
extension JoinHousehold: StopsWaiting {}
extension WithdrawAsking: StopsWaiting {}

// MARK: - Children

/// Adds a child.
protocol AddsChildren: Change where Subject == Household {}
extension AddChild: AddsChildren {}
extension ImportList: AddsChildren {}

/// Hands out a linking key.
protocol IssuesKeys: Change where Subject == Member {}
extension IssueKey: IssuesKeys {}
extension ResetChild: IssuesKeys {}

// MARK: - House rules

/// Sets rules, or lets them hold or come no more.
protocol SetsRules: Change where Subject == Household {}
extension BeginTrial: SetsRules {}
extension CancelComing: SetsRules {}
extension EndTrial: SetsRules {}
extension SetRules: SetsRules {}

// MARK: - Records

/// Leaves rows in the records of a household for what happens there by itself.
protocol RecordsByItself: TimedChange {}
extension ApproveUnseen: RecordsByItself {}
extension CreditAllowances: RecordsByItself {}
